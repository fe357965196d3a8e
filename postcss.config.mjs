/** Mantine's colours that the site does not use: an eighth of the render-blocking styles. */
const unusedColors = /^--mantine-color-(?:cyan|grape|indigo|lime|pink|violet|yellow)-/;

const withoutUnusedColors = {
  postcssPlugin: 'site:without-unused-colors',
  Declaration(declaration) {
    if (unusedColors.test(declaration.prop)) declaration.remove();
  },
};

export default { plugins: [withoutUnusedColors] };
