import { checks } from './checks.mjs';
import { browserSuite, buildSuite, matchesFiles, vitestSuite } from './suites.mjs';
import { runSuites } from './tally.mjs';

/** What takes seconds: format, lint, types, floor plan. */
export const check = (tools) => runSuites(checks(tools));

/** Everything; with filters only the tests whose files match one of them. */
export function test(tools, filters) {
  if (filters.length === 0) {
    return runSuites([...checks(tools), vitestSuite(tools), buildSuite(tools), browserSuite(tools)]);
  }
  console.log(`Only tests whose path contains ${filters.map((filter) => `"${filter}"`).join(' or ')}: without the checks.`);
  const journeys = filters.filter((filter) => matchesFiles('packages/e2e', filter));
  const browser = journeys.length > 0 ? [buildSuite(tools), browserSuite(tools, journeys)] : [];
  const others = filters.filter((filter) => !journeys.includes(filter));
  return runSuites([...(others.length > 0 || journeys.length === 0 ? [vitestSuite(tools, { filters })] : []), ...browser]);
}
