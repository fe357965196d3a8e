/** The one answer to the question who reads an application. */
export const applicationReaders = 'our hiring staff and the team that you would join';
