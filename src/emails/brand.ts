/** Both schemes of src/app/theme.css: mail clients read no stylesheet of ours. A test holds them together. */
export const brand = {
  paper: '#fbf6f1',
  surface: '#fffdfb',
  sunken: '#f4ebe3',
  ink: '#2b1b1e',
  inkSoft: '#6a5557',
  hairline: '#e7dad0',
  accent: '#ae2f4b',
  accentInk: '#fff8f4',
} as const;

export const darkBrand: Record<keyof typeof brand, string> = {
  paper: '#1a1213',
  surface: '#241a1b',
  sunken: '#2c2021',
  ink: '#f6ece4',
  inkSoft: '#c2aea8',
  hairline: '#3d2e2e',
  accent: '#f2929f',
  accentInk: '#2c0a14',
};

export const fonts = {
  display: "'Fraunces', 'Iowan Old Style', Georgia, 'Times New Roman', serif",
  sans: "'Figtree', -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
} as const;
