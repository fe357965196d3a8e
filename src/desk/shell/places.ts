import {
  IconArchive,
  IconBriefcase,
  IconCalendarEvent,
  IconChartBar,
  IconHistory,
  IconHome,
  type Icon,
  IconInbox,
  IconMessage2,
  IconTemplate,
  IconUsersGroup,
} from '@tabler/icons-react';
import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { answerEndpoints } from '#rooms/answers/contract/endpoints.ts';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { figureEndpoints } from '#rooms/figures/contract/figures.ts';
import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { jobEndpoints } from '#rooms/jobs/contract/endpoints.ts';
import { messageEndpoints } from '#rooms/messages/contract/endpoints.ts';
import type { Endpoint } from '#rooms/platform/contract/endpoint.ts';
import { adminPaths } from '../../admin-paths.ts';
import { queueAddress } from './applications-address.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { staffTitles } from './titles-texts.ts';

export type TabName = keyof typeof dashboardTexts.tabs;

/** @property call what the place is for; those whose role does not allow it do not see it */
export type StaffPlace = { label: string; to: string; call: Endpoint; Icon: Icon };

const startOfTabs: readonly (Omit<StaffPlace, 'label' | 'to'> & { name: TabName; start: string })[] = [
  { name: 'overview', start: '', call: figureEndpoints.readCounts, Icon: IconHome },
  { name: 'jobs', start: '?tab=jobs', call: jobEndpoints.listJobs, Icon: IconBriefcase },
  { name: 'applications', start: queueAddress, call: applicationEndpoints.listApplications, Icon: IconInbox },
  { name: 'messages', start: '?tab=messages&status=Open', call: messageEndpoints.listMessages, Icon: IconMessage2 },
];

/** The tabs of the dashboard. `start`: the query that a tab opens with. */
export const tabs = startOfTabs.map((tab) => ({ ...tab, label: dashboardTexts.tabs[tab.name], to: adminPaths.dashboard + tab.start }));

/** The other staff pages, in the groups in which they are shown. */
export const pages: readonly (readonly StaffPlace[])[] = [
  [
    { label: staffTitles.interviews, to: adminPaths.interviews, call: interviewEndpoints.listInterviews, Icon: IconCalendarEvent },
    { label: staffTitles.figures, to: adminPaths.figures, call: figureEndpoints.readFigures, Icon: IconChartBar },
  ],
  [
    { label: staffTitles.team, to: adminPaths.team, call: accountEndpoints.listAccounts, Icon: IconUsersGroup },
    { label: staffTitles.texts, to: adminPaths.texts, call: answerEndpoints.readMailTemplates, Icon: IconTemplate },
    { label: staffTitles.audit, to: adminPaths.audit, call: auditEndpoints.readAudit, Icon: IconHistory },
    // For those who may read the trail: what a page needs of other calls would load with the rail.
    { label: staffTitles.records, to: adminPaths.records, call: auditEndpoints.readAudit, Icon: IconArchive },
  ],
];

/** @returns the tab of the dashboard that an address shows, if the role allows it */
export function tabAt(query: URLSearchParams, may: (call: Endpoint) => boolean): TabName {
  return tabs.find(({ name, call }) => name === query.get('tab') && may(call))?.name ?? 'overview';
}
