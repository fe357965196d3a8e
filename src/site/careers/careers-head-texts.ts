import { served } from '#rooms/platform/contract/paths.ts';
import { careersTexts } from './careers-texts.ts';
import { company } from '../../shared/texts/company.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';

/** The head of the careers page. The page imports its other texts itself. */
export const content: PageContent = {
  lead: careersTexts.lead,
  head: {
    title: titled('Careers'),
    description: `Open positions at ${company.name} in Bengaluru, in the US and remote: PLM, embedded, application, mobile and AI engineering. Apply online with your resume.`,
    keywords: ['careers', 'jobs', 'Windchill jobs', 'embedded software jobs', 'Bengaluru', 'internship'],
    drawing: 'One change goes through five teams in six weeks',
    feed: { path: served.jobsFeed, title: careersTexts.feedTitle },
  },
};
