import { auditEndpoints } from '#rooms/audit/contract/endpoints.ts';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../admin-paths.ts';
import { AuditTrail } from './AuditTrail.tsx';
import { StaffPage } from '../shell/StaffPage.tsx';
import { auditTexts } from './audit-texts.ts';
import { staffTitles } from '../shell/titles-texts.ts';

export function Component() {
  return (
    <StaffPage title={staffTitles.audit} heading={auditTexts.heading} call={auditEndpoints.readAudit}>
      <Link to={adminPaths.records}>{auditTexts.records}</Link>
      <AuditTrail />
    </StaffPage>
  );
}
