import { expect, test } from 'vitest';
import { responseTexts } from '#rooms/platform/contract/response-texts.ts';
import { type Endpoint, resumesPrefix } from '#rooms/platform/contract/endpoint.ts';
import { endpoints } from '#rooms/contract/endpoints.ts';
import { jobStatuses, jobTypes } from '#rooms/jobs/contract/jobs.ts';
import { limits } from '#rooms/platform/contract/limits.ts';
import { contactOutcomes } from '../src/site/contact/contact-outcome-texts.ts';
import { content as about } from '../src/site/content/about.ts';
import { applicationsTexts } from '../src/desk/applications/applications-texts.ts';
import { dashboardTexts } from '../src/desk/shell/dashboard-texts.ts';
import { agents } from '../src/site/content/agents/summaries.ts';
import { contactTexts, loginTexts } from '../src/shared/texts/form-texts.ts';
import { content as home } from '../src/site/content/home.ts';
import { content as agentList } from '../src/site/content/agents/list.ts';
import { content as plmRegulatoryHub } from '../src/site/content/agents/plm-regulatory-hub.ts';
import { content as windchillCoderGpt } from '../src/site/content/agents/windchill-coder-gpt.ts';
import { content as contact } from '../src/site/contact/contact-texts.ts';
import { errorTexts } from '../src/site/content/errors.ts';
import { logos } from '../src/site/content/logos.ts';
import { content as notFound } from '../src/site/content/not-found.ts';
import { company } from '../src/shared/texts/company.ts';
import { fontFamily } from '../src/shared/theme.ts';
import { statusColor } from '../src/shared/components/status-label/status-colors.ts';
import { companyLinks, contactLink, homeLink, mainLinks } from '../src/site/content/navigation.ts';
import { services } from '../src/site/content/service-list.ts';
import { content as products } from '../src/site/content/products.ts';
import { adminPaths } from '../src/admin-paths.ts';
import { paths } from '../src/paths.ts';

// These tests quote the specification. Most others would not notice a typing error in a text.

test('the pages have the specified addresses', () => {
  const addresses = [
    '/',
    '/about',
    '/admin',
    '/admin/dashboard',
    '/admin/login',
    '/careers',
    '/contact',
    '/products',
    '/services/ai',
    '/services/ai/agents',
    '/services/ai/agents/code-review',
    '/services/ai/agents/content-summarizer',
    '/services/ai/agents/customer-support-bot',
    '/services/ai/agents/data-insights',
    '/services/ai/agents/plm-regulatory-hub',
    '/services/ai/agents/windchill-coder-gpt',
    '/services/application',
    '/services/embedded',
    '/services/mobile',
    '/services/plm',
    '/services/staffing',
  ];
  expect([...Object.values(paths), ...Object.values(adminPaths)]).toEqual(expect.arrayContaining(addresses));
});

test('the calls have the specified addresses', () => {
  const address = ({ method, path }: Endpoint) => `${method} ${path}`;
  expect(Object.values(endpoints).map(address)).toEqual(
    expect.arrayContaining([
      'POST /api/contact',
      'GET /.netlify/functions/careers/jobs',
      'POST /.netlify/functions/careers/apply/:id',
      'POST /.netlify/functions/admin/login',
      'GET /.netlify/functions/admin/jobs',
      'POST /.netlify/functions/admin/jobs',
      'PUT /.netlify/functions/admin/jobs/:id',
      'DELETE /.netlify/functions/admin/jobs/:id',
      'GET /.netlify/functions/admin/applications',
      'PUT /.netlify/functions/admin/applications/:id/status',
      'DELETE /.netlify/functions/admin/applications/:id',
    ]),
  );
  expect(resumesPrefix).toBe('/uploads/resumes');
});

test('header and footer have the specified links', () => {
  expect([homeLink, ...mainLinks, contactLink].map(({ label }) => label).toSorted()).toEqual([
    'About Us',
    'Careers',
    'Contact',
    'Home',
    'Products',
  ]);
  const labels = ['PLM Services', 'Embedded Systems', 'Application Development', 'AI Services', 'Mobile Apps', 'IT Staffing'];
  expect(services.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
  expect(services.find(({ path }) => path === paths.ai)?.children).toEqual([{ label: 'AI Agents', path: paths.agents }]);
  expect(companyLinks).toContainEqual({ label: 'Admin Login', path: '/admin/login' });
  expect(company.social).toHaveLength(4);
  expect(dashboardTexts.back).toBe('Back to Main Website');
});

test('the pages have the specified texts', () => {
  expect(home.hero).toMatchObject({ heading: 'Innovative Software Solutions', primary: { label: 'Get Started', path: '/contact' } });
  expect(home.why).toMatchObject({ heading: 'Why Choose Us?', action: 'Learn More', path: '/about' });
  expect(home.services.cards).toHaveLength(4);
  expect(logos).toHaveLength(6);
  expect(about.values.items.map(({ name }) => name)).toEqual(['Professional Excellence', 'Innovation', 'Efficiency', 'Reliability']);
  expect(products.products.map(({ name }) => name)).toEqual(['S&P-sysDNA', 'HR-sysDNA', 'Savvy Campus', 'Events-sysDNA with PhotoBug']);
  expect(products.more).toBe('Learn More');
  expect(products.closing).toMatchObject({ heading: 'Need a Custom Solution?', action: { label: 'Contact Us' } });
  expect(agentList.action).toBe('Learn More');
  expect(contact.ways.map(({ title }) => title)).toEqual(['Email', 'India office', 'US office', 'Postal address']);
  expect(fontFamily).toMatch(/^'Roboto Slab',.* sans-serif$/);
  expect(errorTexts.heading).toBe('Unexpected Application Error!');
});

test('an unknown path has the title of the company, and what the home page has in its head', () => {
  const { title, ...others } = home.head;
  expect(notFound.head).toEqual({ ...others, title: 'sysDNA Technologies', sharedAs: { path: '/', title } });
});

test('each agent has the specified status, in its color', () => {
  expect(Object.values(agents).map(({ path, status }) => [path.split('/').at(-1), status])).toEqual([
    ['content-summarizer', 'Active'],
    ['customer-support-bot', 'Beta'],
    ['data-insights', 'Active'],
    ['code-review', 'Coming Soon'],
    ['windchill-coder-gpt', 'Beta'],
    ['plm-regulatory-hub', 'Beta'],
  ]);
  const colors = { Active: 'var(--mantine-color-success)', Beta: 'var(--site-beta)', 'Coming Soon': 'var(--mantine-color-dimmed)' };
  for (const [status, color] of Object.entries(colors)) expect(statusColor(status)).toBe(color);
  for (const { description } of [windchillCoderGpt.head, plmRegulatoryHub.head]) expect(description).toMatch(/^Beta access: /);
});

test('forms and dashboard have the specified texts', () => {
  expect(contactTexts.submitting).toBe('Sending...');
  expect(loginTexts.submitting).toBe('Logging in...');
  expect(dashboardTexts.tabs).toMatchObject({ jobs: 'Job Postings', applications: 'Applications' });
  expect(applicationsTexts.markReviewed).toBe('Mark as Reviewed');
  expect(responseTexts).toMatchObject({
    requiredFields: 'Please fill in all required fields',
    invalidEmail: 'Please enter a valid email address',
    contactSent: 'Message sent successfully!',
    applyCaptcha: 'Please complete the reCAPTCHA',
    applySent: 'Your application has been submitted successfully!',
    applyRefused: 'Application submission failed',
    applyFailed: 'An error occurred while submitting your application',
    resumeTooLarge: 'File size must be less than 5MB',
    loginCaptcha: 'Please complete the reCAPTCHA verification.',
    loginCaptchaFailed: 'reCAPTCHA verification failed. Please try again.',
    loginConfiguration: 'Server configuration error. Please contact the administrator.',
    loginFailed: 'Login failed. Please check your credentials.',
    captchaRequired: 'reCAPTCHA verification required',
    captchaRefused: 'reCAPTCHA verification failed',
    configuration: 'Server configuration error',
    confirmDeleteJob: 'Are you sure you want to delete this job?',
    confirmDeleteApplication: 'Are you sure you want to delete this application?',
    fetchJobsFailed: 'Failed to fetch jobs',
    fetchApplicationsFailed: 'Failed to fetch applications',
    saveJobFailed: 'Failed to save job',
    deleteJobFailed: 'Failed to delete job',
    updateStatusFailed: 'Failed to update application status',
    deleteApplicationFailed: 'Failed to delete application',
  });
  expect(contactOutcomes).toMatchObject({
    captcha: 'Please complete the reCAPTCHA verification',
    failed: 'Failed to send message. Please try again.',
  });
  expect(contactOutcomes.failedStatus(418)).toBe('Failed to send message (status 418)');
});

test('choices and limits are as specified', () => {
  expect(jobTypes).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship']);
  expect(jobStatuses).toEqual(['Active', 'Inactive']);
  expect(limits).toMatchObject({ resumeBytes: 5 * 1024 * 1024, noticeMs: 6000, applyDialogCloseMs: 3000 });
});
