export { drawing } from '../../specimens/read-zone-survey.drawing.tsx';
