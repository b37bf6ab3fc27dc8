/**
 * The light scheme of src/app/theme.css: mail clients read no stylesheet of ours. A test holds the two together.
 */
export const brand = {
  paper: '#fbf6f1',
  surface: '#fffdfb',
  ink: '#2b1b1e',
  inkSoft: '#6a5557',
  hairline: '#e7dad0',
  accent: '#ae2f4b',
  accentInk: '#fff8f4',
  fontDisplay: "'Iowan Old Style', Georgia, 'Times New Roman', serif",
  fontSans: "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;
