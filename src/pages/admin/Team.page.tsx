import { Team } from '../../admin/team/Team.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import { StaffHead } from '../../components/head/StaffHead.tsx';
import { dashboardTexts } from '../../content/staff/dashboard.ts';
import { teamTexts } from '../../content/staff/team.ts';
import { staffTitles } from '../../content/staff/titles.ts';
import { paths } from '../../paths.ts';

export function Component() {
  return (
    <>
      <StaffHead title={staffTitles.team} />
      <StaffPage heading={teamTexts.heading} links={[{ to: paths.adminDashboard, label: dashboardTexts.dashboardHeading }]}>
        <Team />
      </StaffPage>
    </>
  );
}
