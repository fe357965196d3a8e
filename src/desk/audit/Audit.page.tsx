import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { auditTexts } from './audit-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.audit} heading={auditTexts.heading} call={auditEndpoints.readAudit}>
      <AuditTrail />
    </StaffPage>
  );
}
