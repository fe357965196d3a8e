import { type PageHead, titled } from '../../shared/texts/head.ts';

/** The head of the home page. Unknown paths use parts of it. */
export const homeHead: PageHead = {
  title: titled('Software, PLM and embedded systems'),
  description:
    'Windchill PLM, RFID and embedded systems, web and mobile applications, AI agents and IT staffing, by one engineering team in India and the US.',
  keywords: ['PLM', 'Windchill', 'RFID', 'embedded systems', 'application development', 'mobile apps', 'AI agents', 'IT staffing'],
};
