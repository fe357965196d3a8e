import { PasswordInput, type PasswordInputProps, TextInput, type TextInputProps } from '@mantine/core';
import '../../../shared/styles/mantine-buttons.css';
import '../../../shared/styles/mantine-password.css';
import { loginTexts } from '../../../shared/texts/form-texts.ts';

/** Browsers do not correct the name, and password managers fill it in. */
export function UsernameField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      required
      withAsterisk={false}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

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
