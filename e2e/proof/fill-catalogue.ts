import { BackDoor } from '../back-door';
import type { RunningProduct } from '../start-product';

/** A few records of each kind. */
export async function fillCatalogue({ url, password }: RunningProduct): Promise<BackDoor> {
  const door = await BackDoor.open(url, password);
  for (const name of ['Coffee', 'Briket', 'Pupuk']) {
    const category_id = await door.addCategory(name);
    for (const grade of ['A', 'B', 'C']) await door.addProduct({ name: `${name} ${grade}`, category_id });
  }
  return door;
}
