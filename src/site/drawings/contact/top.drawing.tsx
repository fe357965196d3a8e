export { drawing } from '../about/hours.drawing.tsx';
