import { Fragment } from 'react';

/** An address or a name that breaks after a slash, before the @ sign or between words such as CamelCase, where a line is too short for it. */
export function Breakable({ children }: { children: string }) {
  return children.split(/(?<=\/)(?=[^/])|(?=@)|(?<=[a-z])(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
