import { content } from '../../content/specimens/reconciliation-report.ts';
import { FirstPage } from './FirstPage.tsx';

export const drawing = <FirstPage {...content.sheet} />;
