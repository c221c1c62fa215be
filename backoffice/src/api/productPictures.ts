import type { Identifier } from 'ra-core';
import type { PictureOrderRequest, PictureRequest, ProductResponse } from 'api/schema';
import { httpClient } from './httpClient';
import { API, requestData } from './request';

export const productPictures = {
  async addPicture(productId: Identifier, picture: File): Promise<ProductResponse> {
    const body = new FormData();
    body.append('images', picture);
    const url = `${API}/product/${productId}/pictures`;
    return (await httpClient<ProductResponse>(url, { method: 'POST', body })).json;
  },
  /** In this order; the pictures that `ids` lacks are removed. */
  arrangePictures: (productId: Identifier, body: PictureOrderRequest) =>
    requestData<ProductResponse>(`product/${productId}/pictures`, 'PUT', body),
  describePicture: (productId: Identifier, pictureId: number, body: PictureRequest) =>
    requestData<ProductResponse>(`product/${productId}/pictures/${pictureId}`, 'PUT', body),
};
