import { content } from '../../content/specimens/handover-checklist.ts';
import { FirstPage } from './FirstPage.tsx';

export const drawing = <FirstPage {...content.sheet} />;
