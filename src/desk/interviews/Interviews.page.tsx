import { interviewEndpoints } from '#rooms/interviews/contract/endpoints.ts';
import { Week } from './Week.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { staffTitles } from '../shell/titles-texts.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.interviews} heading={staffTitles.interviews} call={interviewEndpoints.listInterviews}>
      <Week />
    </StaffPage>
  );
}
