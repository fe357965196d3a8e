import { Outlet } from 'react-router-dom';
import { StaffReportProvider } from './report.tsx';

/** Around all staff pages. */
export function Component() {
  return (
    <StaffReportProvider>
      <Outlet />
    </StaffReportProvider>
  );
}
