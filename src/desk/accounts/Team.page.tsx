import { accountEndpoints } from '#rooms/accounts/contract/endpoints.ts';
import { Team } from './Team.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { teamTexts } from './team-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.team} heading={teamTexts.heading} call={accountEndpoints.listAccounts}>
      <Team />
    </StaffPage>
  );
}
