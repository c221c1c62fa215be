import type { Identifier } from 'ra-core';
import type { ProductResponse } from 'api/schema';
import { httpClient } from './httpClient';
import { API, requestData } from './request';

export interface ProductPicture {
  id: number;
  url: string;
  alt: string | null;
  alt_en: string | null;
  position: number;
}

export type PicturedProduct = ProductResponse & { pictures: ProductPicture[] };

export const productPictures = {
  async addPicture(productId: Identifier, picture: File): Promise<PicturedProduct> {
    const body = new FormData();
    body.append('images', picture);
    const url = `${API}/product/${productId}/pictures`;
    return (await httpClient<PicturedProduct>(url, { method: 'POST', body })).json;
  },
  /** In this order; the pictures that `ids` lacks are removed. */
  arrangePictures: (productId: Identifier, body: { ids: number[]; version: number }) =>
    requestData<PicturedProduct>(`product/${productId}/pictures`, 'PUT', body),
  describePicture: (
    productId: Identifier,
    pictureId: number,
    body: Partial<Pick<ProductPicture, 'alt' | 'alt_en'>>,
  ) => requestData<PicturedProduct>(`product/${productId}/pictures/${pictureId}`, 'PUT', body),
};
