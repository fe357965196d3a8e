import { content } from '../../content/specimens/read-zone-survey.ts';
import { drawing as grid } from './read-zone-survey/top.drawing.tsx';
import { FirstPage } from './FirstPage.tsx';

export const drawing = <FirstPage {...content.sheet} drawing={grid} />;
