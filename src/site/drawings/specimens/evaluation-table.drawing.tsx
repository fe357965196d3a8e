import { content } from '../../content/specimens/evaluation-table.ts';
import { FirstPage } from './FirstPage.tsx';

export const drawing = <FirstPage {...content.sheet} />;
