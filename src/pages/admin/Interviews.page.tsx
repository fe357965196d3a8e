import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { Week } from '../../admin/interviews/Week.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import { staffTitles } from '../../content/staff/titles.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.interviews} heading={staffTitles.interviews} call={staffEndpoints.listInterviews}>
      <Week />
    </StaffPage>
  );
}
