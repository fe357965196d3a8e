// Replaces the rules runtime of the Storage emulator where it can't be downloaded.
// The Admin SDK bypasses rules. Browsers are refused everything, as in storage.rules.
import runtime from 'firebase-tools/lib/emulator/storage/rules/runtime.js';

const { StorageRulesetInstance, StorageRulesIssues, StorageRulesRuntime } = runtime;

Object.assign(StorageRulesRuntime.prototype, {
  start: () => Promise.resolve(),
  loadRuleset() {
    return Promise.resolve({ ruleset: new StorageRulesetInstance(this, 2, 'none'), issues: new StorageRulesIssues() });
  },
  verifyWithRuleset: () => Promise.resolve({ permitted: false, issues: new StorageRulesIssues() }),
});
