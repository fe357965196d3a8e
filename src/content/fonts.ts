/** The theme's font at the public fonts service: Roboto Slab as a variable font, light to bold. */
export const fontStylesheet = 'https://fonts.googleapis.com/css2?family=Roboto+Slab:wght@300..700&display=swap';

/** Where the visitor's choice of light or dark is kept in local storage. */
export const colorSchemeKey = 'color-scheme';
