// Stands between an operator's ports and the wire: families that are out answer nothing of use.
import type { OperatorPorts } from '@portal/operator-ports/operator';
import { type FamilyName, familyNames } from '@portal/operator-tmf/families';

type Operations = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** @param out those that are out at this moment */
export function withOutages(ports: OperatorPorts, out: ReadonlySet<FamilyName>): OperatorPorts {
  const standing = (family: FamilyName) =>
    Object.fromEntries(
      Object.entries(ports[family] as unknown as Operations).map(([operation, ask]) => [
        operation,
        async (...args: unknown[]) => {
          if (out.has(family)) throw new Error(`${family} is out`);
          return ask(...args);
        },
      ]),
    );
  return Object.fromEntries(
    familyNames.map((family) => [family, standing(family)]),
  ) as unknown as OperatorPorts;
}
