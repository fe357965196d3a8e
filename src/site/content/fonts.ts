/** Roboto Slab as a variable font, from Google Fonts. */
export const fontStylesheet = 'https://fonts.googleapis.com/css2?family=Roboto+Slab:wght@300..700&display=swap';
