import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { Team } from '../../admin/team/Team.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import { teamTexts } from '../../content/staff/team.ts';
import { staffTitles } from '../../content/staff/titles.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.team} heading={teamTexts.heading} call={staffEndpoints.listAccounts}>
      <Team />
    </StaffPage>
  );
}
