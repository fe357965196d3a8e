import { screen } from '../../content/screens/sales-and-purchase.ts';
import { Screen } from '../products/Screen.tsx';

/** The invoice on the screen of S&P-sysDNA, without the decision. */
export const drawing = <Screen {...screen} decision={undefined} />;
