import { content } from '../../../content/specimens/evaluation-table.ts';
import { sheetTable } from '../../../content/specimens/sheet-table.ts';
import { color, Plate, Text } from '../../parts.tsx';

const label =
  'Keyword search, as used today, against version 0.6. Expected passage found: 5 against 8 of 10. No passage, and said so: 0 against 2 of 2. Right in all: 5 against 10 of 12.';

const { columns, rows } = sheetTable(content, 3);
const versions = [columns[1]?.replace(/,.*/, ''), columns[2]];

/** The measures that count questions. Their names end in the number of questions. */
const measures = rows.flatMap(([name = '', ...counts]) => {
  const [, title, questions] = /^(.*), of (\d+)$/.exec(name) ?? [];
  return title ? [{ title, questions: Number(questions), counts: counts.slice(0, 2).map(Number) }] : [];
});

export const drawing = (
  <Plate height={306} label={label}>
    {measures.map(({ title, questions, counts }, measure) => {
      const top = 12 + measure * 106;
      return (
        <g key={title}>
          <Text x={0} y={top} bold text={title} />
          {counts.map((count, version) => {
            const y = top + 29 + version * 27;
            return (
              <g key={version}>
                <Text x={0} y={y} tone={version === 0 ? 'quiet' : 'ink'} text={versions[version]} />
                {Array.from({ length: questions }, (_, question) => (
                  <circle
                    key={question}
                    cx={128 + question * 18}
                    cy={y}
                    r={7}
                    fill={question >= count ? 'none' : version === 0 ? color.quiet : color.accent}
                    stroke={question >= count ? color.line : 'none'}
                  />
                ))}
                <Text x={398} y={y} anchor="end" bold={version === 1} text={`${count} of ${questions}`} />
              </g>
            );
          })}
        </g>
      );
    })}
  </Plate>
);
