import { screen } from '../../content/screens/sales-and-purchase.ts';
import { Screen } from './Screen.tsx';

export const drawing = <Screen {...screen} />;
