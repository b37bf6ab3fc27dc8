import { account as words } from '@/messages/account';

type SettingsIndexProps = { sections: readonly { id: string; title: string }[] };

/** Links to the sections of the settings, on screens with room beside them. */
export function SettingsIndex({ sections }: SettingsIndexProps) {
  return (
    <nav aria-label={words.index} className="mt-8 max-lg:hidden">
      <ul className="border-l border-hairline">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l border-transparent py-1.5 pl-4 text-sm text-ink-soft hover:border-accent hover:text-accent"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
