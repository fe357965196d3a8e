export { drawing } from '../../specimens/read-zone-survey/top.drawing.tsx';
