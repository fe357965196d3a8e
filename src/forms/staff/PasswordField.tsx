import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { loginTexts } from '../../content/form-texts.ts';

/** A password that is typed, shown on demand. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      required
      withAsterisk={false}
      visibilityToggleButtonProps={{ 'aria-label': loginTexts.showPassword }}
    />
  );
}

/** Tells password managers whose password a form is about: https://www.chromium.org/developers/design-documents/create-amazing-password-forms/ */
export function UsernameForManagers({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly style={{ display: 'none' }} />;
}
