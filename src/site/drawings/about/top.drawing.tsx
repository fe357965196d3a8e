import { Box, color, Line, Plate, Text } from '../parts.tsx';

const teams = [
  { name: 'PLM', roles: 'migration lead, BOM specialist' },
  { name: 'Embedded', roles: 'surveyor, firmware engineer' },
  { name: 'Applications', roles: 'web developer, integrator' },
  { name: 'Mobile', roles: 'app developer, test engineer' },
  { name: 'AI', roles: 'data engineer, evaluator' },
].map((team, index) => ({ ...team, y: 94 + index * 48 }));

const label = `Who does what in a project. The project lead is the customer’s one contact. ${teams.map(({ name, roles }) => `${name}: ${roles}.`).join(' ')} An operations engineer hands over and stays on call.`;

export const drawing = (
  <Plate height={372} label={label}>
    <Line d="M18 48V324" tone="accent" bold />
    <Box y={4} height={44} fill="soft" stroke="accent" />
    {teams.map(({ name, roles, y }) => (
      <g key={name}>
        <Line d={`M18 ${y}H40`} tone="accent" />
        <circle cx={18} cy={y} r={4} fill={color.accent} />
        <Box x={40} y={y - 20} width={359.25} height={40} />
        <Text x={54} y={y} bold text={name} />
        <Text x={386} y={y} anchor="end" tone="quiet" text={roles} />
      </g>
    ))}
    <Box y={324} height={44} fill="soft" stroke="warm" />
    <Text x={16} y={26} bold text="Project lead" />
    <Text x={384} y={26} anchor="end" text="your one contact" />
    <Text x={16} y={346} bold text="Operations engineer" />
    <Text x={384} y={346} anchor="end" text="hands over, on call" />
  </Plate>
);
