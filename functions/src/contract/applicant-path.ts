/** The page of an applicant. Its fragment is the token of one application, since browsers send fragments to no server. */
export const applicantPath = '/application';
