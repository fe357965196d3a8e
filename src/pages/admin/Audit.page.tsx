import { staffEndpoints } from '#contract/staff-endpoints.ts';
import { AuditTrail } from '../../admin/audit/AuditTrail.tsx';
import { StaffPage } from '../../admin/shared/StaffPage.tsx';
import { auditTexts } from '../../content/staff/audit.ts';
import { staffTitles } from '../../content/staff/titles.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.audit} heading={auditTexts.heading} call={staffEndpoints.readAudit}>
      <AuditTrail />
    </StaffPage>
  );
}
