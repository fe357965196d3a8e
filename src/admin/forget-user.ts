/** Signs the Firebase SDK out, in all tabs. Where it can't be loaded, it has nobody to forget in this page either. */
export async function forgetUser(): Promise<void> {
  try {
    const { signOutUser } = await import('./renewal.ts');
    await signOutUser();
  } catch (error) {
    console.warn('The Firebase SDK could not be signed out', error);
  }
}
