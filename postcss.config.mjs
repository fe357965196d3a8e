/** Colours of Mantine's that nothing of the site has: without them the styles that every first page waits for are an eighth less. */
const unused = /^--mantine-color-(?:cyan|grape|indigo|lime|pink|violet|yellow)-/;

const withoutUnusedColors = {
  postcssPlugin: 'site:without-unused-colors',
  Declaration(declaration) {
    if (unused.test(declaration.prop)) declaration.remove();
  },
};

export default { plugins: [withoutUnusedColors] };
