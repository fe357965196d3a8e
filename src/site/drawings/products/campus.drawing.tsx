import { screen } from '../../content/screens/campus.ts';
import { Screen } from './Screen.tsx';

export const drawing = <Screen {...screen} />;
