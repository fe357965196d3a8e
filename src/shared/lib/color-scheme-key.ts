/** The local storage key of the chosen colour scheme. */
export const colorSchemeKey = 'color-scheme';
