import { content } from '../../content/specimens/mapping-rule.ts';
import { FirstPage } from './FirstPage.tsx';

export const drawing = <FirstPage {...content.sheet} />;
