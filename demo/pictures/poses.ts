/**
 * Emoji are drawn aslant; on a surface most of these would balance on a tip. Degrees clockwise
 * that lay them down or set them upright.
 */
const POSES: Record<string, number> = Object.fromEntries(
  (
    [
      ['🖋 🖊 ✏ 🖌 🖍 ✒ 🪡 🩹 🗡 🪈 🥖 🛹 🗝 🔑 🥜 🔖', 45],
      ['🥄 🔪 🔦 🔩 🔧 🔨 🪛 🌡 📏 🍖 🍬 🔍', -45],
      ['🎤 🧪 🎸 🪒 🏓 🧹', -42],
      ['🍫 💐 🍭', 45],
      ['🍼 🍾', 34],
      ['👟', -42],
      ['🌿', -24],
      ['🎈', -14],
    ] as const
  ).flatMap(([emoji, angle]) => emoji.split(' ').map((one) => [one, angle])),
);

/** The turn that makes an emoji stand or lie on a surface; 0 for those that already do. */
export function poseOf(emoji: string): number {
  return POSES[emoji.replaceAll('\ufe0f', '')] ?? 0;
}
