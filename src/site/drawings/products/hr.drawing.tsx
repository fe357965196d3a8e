import { screen } from '../../content/screens/hr.ts';
import { Screen } from './Screen.tsx';

export const drawing = <Screen {...screen} />;
