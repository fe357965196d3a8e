import { Arrow, Box, Line, Plate, Text } from '../../../../parts.tsx';
import { Decision } from '../parts.tsx';

const label =
  'A chat. The bot answers a question about error E14 from a help page. For a refund it finds no page, so it hands over to a service colleague with the whole chat. The colleague decides.';

export const drawing = (
  <Plate height={384} label={label}>
    <Box x={173} y={4} width={226.25} height={40} fill="soft" stroke="soft" radius={16} />
    <Line d="M173 24H30q-8 0-8 8" tone="accent" />
    <Arrow from={[22, 32]} to={[22, 60]} tone="accent" />
    <Line d="M14 64h10l6 6v16h-16zm10 0v6h6m-12 5h8m-8 5h8" tone="accent" />
    <Arrow from={[22, 92]} to={[22, 106]} tone="accent" />
    <Box y={108} width={268} height={64} stroke="accent" radius={16} />
    <Box x={153} y={188} width={246.25} height={40} fill="soft" stroke="soft" radius={16} />
    <Line d="M153 208H69q-8 0-8 8" tone="warm" />
    <Arrow from={[61, 216]} to={[61, 246]} tone="warm" />
    <Box y={248} width={122} height={36} stroke="warm" dashed />
    <Line d="M123 266H360q8 0 8 8V300" tone="warm" />
    <Arrow from={[368, 300]} to={[368, 320]} tone="warm" />
    <Decision y={322} who="A service colleague takes over" decides="Decides: refund or repair" />
    <Text x={189} y={24} text="My P-200 shows E14. Why?" />
    <Text x={42} y={75} tone="accent" text="Help page: error E14" />
    <Text x={16.75} y={128} step={24} text={['The filter is blocked. Rinse it,', 'then hold Reset for 5 seconds.']} />
    <Text x={169} y={208} text="Third time. I want a refund." />
    <Text x={14} y={266} text="No help page" />
    <Text x={356} y={284} anchor="end" tone="quiet" text="hands over the whole chat" />
  </Plate>
);
