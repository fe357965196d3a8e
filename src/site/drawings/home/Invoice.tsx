import { Screen } from '../products/Screen.tsx';
import { screen } from '../products/SalesAndPurchase.tsx';

/** The invoice on the screen of S&P-sysDNA, without the decision. */
export const drawing = <Screen {...screen} decision={undefined} />;
